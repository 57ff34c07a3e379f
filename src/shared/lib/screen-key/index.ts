export { useIsHere } from './use-is-here'
export { useScreenKey } from './use-screen-key'
