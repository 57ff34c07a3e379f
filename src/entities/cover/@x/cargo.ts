// A saved cargo or a cargo transition changes the available wood of supplies.
export { coverKey } from '../api/cover-queries'
