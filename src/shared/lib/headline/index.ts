export { focusHeadline } from './focus-headline'
export { useHeadline } from './use-headline'
