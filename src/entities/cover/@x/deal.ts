// A saved deal or a deal transition can release wood or change its cost.
export { coverKey } from '../api/cover-queries'
