export { ExamRoom, type ExamRoomProps, type ExamRoomSlots } from './ExamRoom'
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog'
export { defaultRoomPreferences, type RoomPreferences } from './preferences'
