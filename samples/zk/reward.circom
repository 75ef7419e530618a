pragma circom 2.0.0;

// All values are elements of a field, in which every nonzero number divides every other. So the factors are limited to n bits.
template Bits(n) {
    signal input value;
    signal bits[n];
    var sum = 0;
    for (var i = 0; i < n; i++) {
        bits[i] <-- (value >> i) & 1;
        bits[i] * (bits[i] - 1) === 0;
        sum += bits[i] * 2 ** i;
    }
    sum === value;
}

// Proves that the prover knows two factors of `product`, neither of them 1, and that the proof is made for `recipient`.
template Reward() {
    signal input a;
    signal input b;
    signal input product;
    signal input recipient;

    component rangeA = Bits(32);
    component rangeB = Bits(32);
    rangeA.value <== a;
    rangeB.value <== b;
    a * b === product;

    // x - 1 has an inverse unless x is 1.
    signal inverseA;
    signal inverseB;
    inverseA <-- 1 / (a - 1);
    inverseB <-- 1 / (b - 1);
    inverseA * (a - 1) === 1;
    inverseB * (b - 1) === 1;

    // A constraint on the recipient, so that the recipient of a finished proof cannot be replaced.
    signal bound;
    bound <== recipient * recipient;
}

component main {public [product, recipient]} = Reward();
