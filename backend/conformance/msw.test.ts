import { openMswHost } from './hosts/msw'
import { describeConformance } from './suite'

describeConformance('the mock', openMswHost)
