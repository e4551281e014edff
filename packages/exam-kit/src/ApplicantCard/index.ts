export { ApplicantCard, type ApplicantCardProps } from './ApplicantCard'
