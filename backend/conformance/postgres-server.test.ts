import { openPostgresServer } from './hosts/postgres-server'
import { describeConformance } from './suite'

describeConformance('the server on PostgreSQL', openPostgresServer)
