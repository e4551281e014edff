import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { useUiText } from '../language/uiText'
import { TextField, type TextFieldProps } from '../TextField/TextField'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'multiline' | 'suffix' | 'inputMode'> {
  /** Autofill hint for password managers. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. */
export const PasswordField = ({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const t = useUiText()
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? t('hidePassword') : t('showPassword')}
          icon={isShown ? 'eyeOff' : 'eye'}
          size="small"
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
