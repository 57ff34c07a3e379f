export {
  sawmillLists,
  sawmillQuery,
  type Sawmill,
  type SawmillSearch,
  type SawmillSummary,
  type SawmillWrite,
} from './api/sawmills'
export { sawmillWrites } from './api/sawmill-writes'
export { ApprovalBadge } from './ui/approval-badge'
export { sayCertificate } from './model/say-certificate'
export { CertificateNotice } from './ui/certificate-notice'
export { CertificateMark } from './ui/certificate-mark'
