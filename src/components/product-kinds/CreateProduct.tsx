import { Button } from '@haat/design-system';
import { useState } from 'react';
import { CreateSheet } from './CreateSheet';

/** The main action of a screen about products of every kind. */
export function CreateProduct({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="accent" icon="plus" mainAction aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        {label}
      </Button>
      <CreateSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
