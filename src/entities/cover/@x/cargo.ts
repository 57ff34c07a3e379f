// A saved cargo or a cargo transition changes the available wood of supplies.
export { COVER_KEY } from '../api/cover-queries'
