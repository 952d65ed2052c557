import * as React from 'react';
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

const Input = React.forwardRef(({ name, label, hint, required, disabled }, ref) => {
  const field = useField(name);
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect ref={ref} disabled={disabled} value={String(field.value ?? '')} onChange={(value) => field.onChange(name, Number(value))}>
        {[1, 2, 3].map((level) => <SingleSelectOption key={level} value={String(level)}>{level}</SingleSelectOption>)}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});

export default Input;
