// makes / measures a SQLite portal or lists world that stays: DATA_DIR, which
import { benchPortal } from './portal'
import { benchLists } from './lists'
const [which, dataDir] = process.argv.slice(2)
await (which === 'lists' ? benchLists : benchPortal)('SQLite', { dataDir: dataDir! })
process.exit()
