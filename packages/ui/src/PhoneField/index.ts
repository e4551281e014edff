export { PhoneField, type PhoneFieldProps } from './PhoneField'
export { isPossiblePhoneNumber, isValidPhoneNumber } from 'react-phone-number-input/input'
