export { ListeningTrainer, type ListeningTrainerProps } from './ListeningTrainer'
export type { ClipTurn } from './trainer'
