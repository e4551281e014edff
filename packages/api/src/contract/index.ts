export { internalDetail } from './cases/failures'
export { requestFaults, responseFaults } from './document'
export { contractSuite, type ContractSuite } from './suite'
export type { Ability, ContractTarget } from './target'
