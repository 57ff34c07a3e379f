// Code of the threads of password-threads.ts. Plain JavaScript, so that no thread loads a compiler.
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
  // V8 does not count the memory of WebAssembly, and would keep several times 19 MiB before it
  // collects.
  setImmediate(collectGarbage)
}

// A failure ends the thread, and the main thread receives its error.
parentPort?.on(
  'message',
  (/** @type {{ password: string, hash: string }} */ guess) => void verify(guess),
)
