import { writeElementErrorsLate } from './late-element-errors'
import { findLabelsQuickly } from './quick-labels'
import { renewWorlds } from './renew-worlds'

writeElementErrorsLate()
findLabelsQuickly()
renewWorlds()
