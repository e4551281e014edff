export { ExamPicture, type ExamPictureProps } from './ExamPicture'
