import { configure } from '@testing-library/dom';

// Beside other tests a second, which is usual, may pass before a component has been drawn.
configure({ asyncUtilTimeout: 20_000 });
