export { secretOfTheHouse } from './cases/failures'
export { requestFaults, responseFaults } from './document'
export { contractSuite, type ContractSuite } from './suite'
export type { Ability, ContractTarget, Moment, Scene } from './target'
