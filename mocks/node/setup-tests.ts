import { installLazyElementErrors } from './lazy-element-errors'
import { installIndexedLabels } from './indexed-labels'
import { setUpTestWorlds } from './set-up-test-worlds'

installLazyElementErrors()
installIndexedLabels()
setUpTestWorlds()
