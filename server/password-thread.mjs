// The code of the threads of password-threads.ts. Plain JavaScript, so that no thread carries a compiler.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { argon2Verify } from 'hash-wasm'

setFlagsFromString('--expose-gc')
/** @type {() => void} */
const collectGarbage = runInNewContext('gc')

/** @param {{ password: string, hash: string }} guess */
async function verify(guess) {
  parentPort?.postMessage(await argon2Verify(guess))
  // V8 doesn't see how much memory WebAssembly takes, and would let several times 19 MiB pile up before it collects.
  setImmediate(collectGarbage)
}

// A failure ends the thread, which the main thread hears.
parentPort?.on(
  'message',
  (/** @type {{ password: string, hash: string }} */ guess) => void verify(guess),
)
