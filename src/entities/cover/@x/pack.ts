// A saved tally changes the average length of allocated wood.
export { COVER_KEY } from '../api/cover-queries'
