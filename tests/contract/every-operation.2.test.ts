import { testEveryOperation } from './every-operation';

testEveryOperation(1, 2);
