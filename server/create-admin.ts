// `npm run create-admin`: asks for each value that is neither an argument nor in the environment.
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readConfiguration } from './configuration'
import { addAdmin, adminSchema } from './new-admin'
import { openDatabase } from './open-database'
import { readSecretFiles } from './secret-files'

const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })

/** Hides input while a password is typed. */
let isHidden = false
const terminal = new Writable({
  write(chunk: Buffer, _encoding, done) {
    if (!isHidden) process.stdout.write(chunk)
    done()
  },
})
const prompt = createInterface({
  input: process.stdin,
  output: terminal,
  terminal: process.stdin.isTTY,
})

// An iterator, so that no answer is lost if a pipe sends all of them at once.
const answers = prompt[Symbol.asyncIterator]()

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const answer = await answers.next()
  return answer.done ? '' : answer.value
}

async function promptHidden(question: string): Promise<string> {
  isHidden = true
  const answer = await ask(question)
  isHidden = false
  process.stdout.write('\n')
  return answer
}

try {
  const input = {
    name: values.name ?? process.env['ADMIN_NAME'] ?? (await ask('Name: ')),
    email: values.email ?? process.env['ADMIN_EMAIL'] ?? (await ask('Email: ')),
    // Not an argument: every user of the machine sees arguments, and the shell's history keeps
    // them.
    password: readSecretFiles(process.env)['ADMIN_PASSWORD'] ?? (await promptHidden('Password: ')),
  }
  const admin = v.parse(adminSchema, input)
  const store = readConfiguration(process.env)
  const { db } = await openDatabase(store)
  try {
    await addAdmin(db, admin)
  } finally {
    await db.destroy()
  }
  const place = 'dataDir' in store ? path.resolve(store.dataDir) : 'PostgreSQL'
  console.log(`${admin.email} can log in now. The account is in the database in ${place}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  prompt.close()
}
