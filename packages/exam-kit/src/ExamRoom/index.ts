export { ExamRoom, type ExamRoomProps, type ExamRoomSlots } from './ExamRoom'
export { LeaveDialog, type LeaveDialogProps } from './dialogs/LeaveDialog'
export { defaultRoomPreferences, type RoomPreferences } from './preferences'
