import initSqlJs from 'sql.js'
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'

/** SQLite in WebAssembly, from the application's own origin. */
export const sql = initSqlJs({ locateFile: () => wasmUrl })
