// `npm run create-admin`: asks for what neither the arguments nor the environment say.
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readConfiguration } from './configuration'
import { addAdmin, adminSchema } from './new-admin'
import { openDatabase } from './open-database'

const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })

/** What is typed stays unseen while a password is asked for. */
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

// Read as a sequence, so that answers that come through a pipe all at once are kept for their questions.
const answers = prompt[Symbol.asyncIterator]()

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const answer = await answers.next()
  return answer.done ? '' : answer.value
}

async function askHidden(question: string): Promise<string> {
  isHidden = true
  const answer = await ask(question)
  isHidden = false
  process.stdout.write('\n')
  return answer
}

try {
  const input = {
    name: values.name ?? process.env['ADMIN_NAME'] ?? (await ask('Name: ')),
    email: values.email ?? process.env['ADMIN_EMAIL'] ?? (await ask('E-mail: ')),
    // Never an argument: those are seen by everybody on the machine and stay in the shell's history.
    password: process.env['ADMIN_PASSWORD'] ?? (await askHidden('Password: ')),
  }
  const admin = v.parse(adminSchema, input)
  const { db } = await openDatabase(readConfiguration(process.env))
  try {
    await addAdmin(db, admin)
  } finally {
    await db.destroy()
  }
  console.log(`${admin.email} can log in now.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  prompt.close()
}
