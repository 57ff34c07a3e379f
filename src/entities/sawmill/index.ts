export {
  sawmillListQueries,
  sawmillQueryOptions,
  type Sawmill,
  type SawmillSearch,
  type SawmillSummary,
  type SawmillWrite,
  sawmillWrites,
} from './api/sawmills'
export { ApprovalBadge } from './ui/approval-badge'
export { formatCertificate, CertificateNotice, CertificateMark } from './ui/certificate-state'
