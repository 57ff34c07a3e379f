// A saved supply or a supply transition changes its available wood.
export { coverKey } from '../api/cover-queries'
