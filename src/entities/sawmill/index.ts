export {
  sawmillListQueries,
  sawmillQueryOptions,
  type Sawmill,
  type SawmillSearch,
  type SawmillSummary,
  type SawmillWrite,
} from './api/sawmills'
export { sawmillWrites } from './api/sawmill-writes'
export { ApprovalBadge } from './ui/approval-badge'
export { formatCertificate } from './model/format-certificate'
export { CertificateNotice } from './ui/certificate-notice'
export { CertificateMark } from './ui/certificate-mark'
