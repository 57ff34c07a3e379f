// A saved supply or a supply transition changes its available wood.
export { COVER_KEY } from '../api/cover-queries'
