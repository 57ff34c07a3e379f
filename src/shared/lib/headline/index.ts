export { focusHeadline, useHeadline, useTitle } from './headline'
