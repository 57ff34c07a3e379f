export { deviceStore } from './lib/device-store'
export { memoryStore } from './model/memory-store'
export { createQueue } from './model/queue'
