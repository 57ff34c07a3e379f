import { readFileSync } from 'node:fs'
import { ConfigurationError } from './configuration-error'

/** Environment variables, such as those of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Variables that contain a password. */
const SECRET_NAMES = ['DATABASE_URL', 'SMTP_URL', 'FILES_URL', 'ADMIN_PASSWORD'] as const

/**
 * Reads secrets from the files named by `DATABASE_URL_FILE` and the like, because other programs
 * can read the environment of a process.
 * @throws ConfigurationError if a file cannot be read, or a secret is given twice
 */
export function readSecretFiles(env: Environment): Environment {
  const secrets = SECRET_NAMES.flatMap((name): [string, string][] => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new ConfigurationError(`Set either ${name} or ${name}_FILE, not both.`)
    return [[name, readSecret(`${name}_FILE`, file)]]
  })
  return { ...env, ...Object.fromEntries<string>(secrets) }
}

function readSecret(name: string, file: string): string {
  let secret: string
  try {
    // Editors end a file with a line break.
    secret = readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new ConfigurationError(`${name} names ${file}, which cannot be read.`, { cause })
  }
  if (!secret) throw new ConfigurationError(`${name} names ${file}, which is empty.`)
  return secret
}
