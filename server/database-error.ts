import path from 'node:path'
import type { DataStore } from './configuration'

/**
 * Explains to the operator why the database cannot be opened or written.
 * @returns null if the error has another cause
 */
export function explainDatabaseError(error: unknown, store: DataStore): string | null {
  const { code, message } = readError(error)
  return 'databaseUrl' in store
    ? explainPostgresError(code, message, store.databaseUrl)
    : explainFileError(code, message, store.dataDir)
}

/** A host with several addresses fails with one error that contains an error for each. */
function readError(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) }
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  if (first instanceof Error) return readError(first)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { code, message: error.message }
}

function explainPostgresError(code: string, message: string, databaseUrl: string): string {
  const { address, name, user } = readPostgresUrl(databaseUrl)
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of the database, ${address}, was not found. Check the host in DATABASE_URL.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `Nothing listens at ${address}. Start PostgreSQL, or correct the host and port in DATABASE_URL.`
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database at ${address} cannot be reached. Check the network and the host in DATABASE_URL.`
    case '28P01':
    case '28000':
      return `The database at ${address} rejected the user ${user}. Check the user and the password in DATABASE_URL.`
    case '3D000':
      return `The database server at ${address} has no database ${name}. Create it with createdb, or correct DATABASE_URL.`
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return `The certificate of the database at ${address} is from an unknown authority. Name the file of its authority as sslrootcert in DATABASE_URL.`
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate of the database at ${address} is for another host. Write the host of the certificate in DATABASE_URL.`
    case '42501':
      return `The user ${user} may not create tables in the database ${name} at ${address}. Make it the owner of the database.`
    case '53300':
      return `The database at ${address} has no free connection. Raise its max_connections, or stop other programs.`
    case '57P03':
      return `The database at ${address} is starting up or shutting down. Start Timberdesk again in a moment.`
    case 'ECONNRESET':
      return `The connection to ${address} was closed. Check that PostgreSQL listens there, and the host and port in DATABASE_URL.`
    default:
      if (message.includes('terminated unexpectedly'))
        return explainPostgresError('ECONNRESET', message, databaseUrl)
      return /timeout|did not answer/i.test(message)
        ? `The database at ${address} did not answer within 10 seconds. Check DATABASE_URL, and that PostgreSQL runs there.`
        : `The database at ${address} could not be opened: ${message}`
  }
}

function explainFileError(code: string, message: string, dataDir: string): string | null {
  const folder = path.resolve(dataDir)
  const file = path.join(folder, 'timberdesk.sqlite')
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return `The file ${file} is not a database, or is damaged. Restore a backup with npm run restore, or choose another folder with DATA_DIR.`
  if (code === 'ENOSPC' || code === 'SQLITE_FULL')
    return `The disk of ${folder} is full. Free some space, then start again.`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${folder} is not a folder. Choose a folder with DATA_DIR.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'].includes(code))
    return `Timberdesk cannot write to the folder ${folder}. Give the user that runs it access, or choose another folder with DATA_DIR.`
  if (code === 'SQLITE_BUSY')
    return `The database ${file} is in use by another program. Stop that program, then start again.`
  // The driver names no code if it cannot open the file.
  if (message.includes('Unable to open'))
    return `The database ${file} cannot be opened. Give the user that runs Timberdesk access to it, or choose another folder with DATA_DIR.`
  if (code.startsWith('SQLITE_')) return `The database ${file} could not be opened: ${message}`
  return null
}

/** Parts of the URL that may be shown; its password is not. */
function readPostgresUrl(databaseUrl: string): { address: string; name: string; user: string } {
  // As in the configuration, a URL without a host names a socket.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'))
  const { port, pathname, username, searchParams } = url
  const host = searchParams.get('host') || url.hostname || 'localhost'
  const user = decodeURIComponent(username) || 'of this process'
  return {
    address: host.startsWith('/') ? host : `${host}:${port || searchParams.get('port') || '5432'}`,
    name: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
    user,
  }
}
