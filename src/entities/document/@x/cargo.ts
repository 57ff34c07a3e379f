// Remembering a saved cargo has its history fetched again; what is typed is previewed as any document is.
export { refreshKept } from '../api/kept-beside'
export { previewQuery, type Preview } from '../api/preview-query'
