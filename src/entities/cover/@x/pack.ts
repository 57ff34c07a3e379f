// A saved tally changes the average length of allocated wood.
export { coverKey } from '../api/cover-queries'
