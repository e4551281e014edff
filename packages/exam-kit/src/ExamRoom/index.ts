export { ExamRoom, type ExamRoomProps, type ExamRoomSlots } from './ExamRoom'
