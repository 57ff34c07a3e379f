import { writeElementErrorsLate } from './late-element-errors'
import { renewWorlds } from './renew-worlds'

writeElementErrorsLate()
renewWorlds()
