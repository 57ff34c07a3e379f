export { focusHeadline } from './focus-headline'
export { useHeadline } from './use-headline'
export { useTitle } from './use-title'
