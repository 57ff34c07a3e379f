import { openSqliteServer } from './hosts/sqlite-server'
import { describeConformance } from './suite'

describeConformance('the server on SQLite', openSqliteServer, { triesRoles: true })
