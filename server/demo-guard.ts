import type { Db } from '@backend/db/tables'
import { isDemo } from '@backend/session/demo-people'
import { ConfigurationError, isPublic, type Configuration } from './configuration'

/**
 * Checks that others reach a database with demo users only if the operator asked for a demo.
 * @throws ConfigurationError
 */
export async function assertDemoIsIntended(
  db: Db,
  { demo, ...network }: Pick<Configuration, 'demo' | 'host' | 'trustProxy'>,
): Promise<void> {
  if (!demo && isPublic(network) && (await isDemo(db)))
    throw new ConfigurationError(
      'The database contains demo users, whose password everyone knows. Choose an empty database. To serve the demo of an embedded database to others, say DEMO=true.',
    )
}
