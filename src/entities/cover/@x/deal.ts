// A saved deal or a deal transition can release wood or change its cost.
export { COVER_KEY } from '../api/cover-queries'
